// The explanation of a coordinate of a box, from the engine's `explain`.
const Explanation = {
  // The names of the nodes in the steps that determine a coordinate.
  chain(explanation, coordinate) {
    return (explanation?.coordinates?.[coordinate]?.steps ?? []).map(({ node }) => node);
  },

  elements(explanation, coordinate) {
    const told = explanation.coordinates?.[coordinate];
    if (!told) return [];
    const steps = (told.steps ?? []).map(({ node, rule, text, value }) => make('li', {},
      make('small', {}, [node, rule].filter(isDefined).join(' · ')), text,
      isDefined(value) && !text.endsWith(number(value)) ? make('b', { class: 'number' }, ' ' + number(value)) : ''));
    const causes = (told.causes ?? []).map(({ text }) => make('li', {}, text));
    const independent = told.independentOf ?? [];
    return [
      make('h4', {}, `Why ${coordinate} is ${number(told.value)}`),
      make('ol', { class: 'steps' }, ...steps),
      ...(causes.length > 0 ? [make('h4', {}, 'Causes'), make('ul', { class: 'plain' }, ...causes)] : []),
      ...(independent.length > 0 ? [make('h4', {}, 'Does not depend on'), make('p', { class: 'about' }, independent.join(', '))] : []),
    ];
  },
};
