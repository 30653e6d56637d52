// Why a coordinate of a box has its value, as the engine's `explain` tells it.
const Explanation = {
  // The names of the nodes whose steps lead to a coordinate.
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
      ...(causes.length > 0 ? [make('h4', {}, 'Without it'), make('ul', { class: 'plain' }, ...causes)] : []),
      ...(independent.length > 0 ? [make('h4', {}, 'What does not matter'), make('p', { class: 'about' }, independent.join(', '))] : []),
    ];
  },
};
