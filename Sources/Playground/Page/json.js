// Positions in the text of a document, so that one value can be changed without reformatting the rest.

const Source = {
  // The index of a line and a column, which start at 1; a column is a Unicode scalar.
  index(text, line, column) {
    let start = 0;
    for (let current = 1; current < line; current++) start = text.indexOf('\n', start) + 1;
    for (let current = 1; current < column && start < text.length; current++) start += text.codePointAt(start) > 0xFFFF ? 2 : 1;
    return start;
  },

  // The end index of the value, or of the invalid token, that starts at an index.
  end(text, start) {
    const string = from => {
      let end = from + 1;
      while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
      return Math.min(end + 1, text.length);
    };
    if (text[start] === '"') return string(start);
    if (text[start] !== '{' && text[start] !== '[') {
      let end = start;
      while (end < text.length && !/[\s,:\]}]/.test(text[end])) end++;
      return Math.max(end, Math.min(start + 1, text.length));
    }
    let depth = 0, place = start;
    do {
      const mark = text[place];
      if (mark === '"') { place = string(place); continue; }
      if (mark === '{' || mark === '[') depth++;
      if (mark === '}' || mark === ']') depth--;
      place++;
    } while (depth > 0 && place < text.length);
    return place;
  },

  // The members of an object, with the start of the key, and the start and end of the value.
  members(text, object) {
    const members = [];
    let place = Source.skipped(text, object + 1);
    while (place < text.length && text[place] === '"') {
      const keyEnd = Source.end(text, place);
      const start = Source.skipped(text, Source.skipped(text, keyEnd) + 1);
      const end = Source.end(text, start);
      members.push({ key: JSON.parse(text.slice(place, keyEnd)), keyStart: place, start, end });
      place = Source.skipped(text, end);
      if (text[place] === ',') place = Source.skipped(text, place + 1);
    }
    return members;
  },

  // The index after white space.
  skipped(text, place) {
    while (place < text.length && /\s/.test(text[place])) place++;
    return place;
  },

  // The start of the object of a case.
  caseStart(text, index) {
    const file = Source.skipped(text.charCodeAt(0) === 0xFEFF ? ' ' + text.slice(1) : text, 0);
    const cases = Source.members(text, file).find(member => member.key === 'cases');
    if (!cases) return file;
    let place = Source.skipped(text, cases.start + 1);
    for (let current = 0; current < index; current++) {
      place = Source.skipped(text, Source.skipped(text, Source.end(text, place)) + 1);
    }
    return place;
  },

  // The value at a path of keys below an object, or `undefined`.
  value(text, object, path) {
    let start = object;
    for (const key of path) {
      if (text[start] !== '{') return undefined;
      const member = Source.members(text, start).find(member => member.key === key);
      if (!member) return undefined;
      ({ start } = member);
    }
    return JSON.parse(text.slice(start, Source.end(text, start)));
  },

  // The replacement that sets or removes the value at a path of one or two keys: `{ start, end, text }`.
  edit(text, object, path, value) {
    const members = Source.members(text, object);
    const [key, ...rest] = path;
    const found = members.findIndex(member => member.key === key);
    const member = members[found];
    if (value === undefined) {
      if (!member) return null;
      if (rest.length > 0) {
        const inner = Source.members(text, member.start);
        if (!inner.some(other => other.key === rest[0])) return null;
        if (inner.length > 1) return Source.edit(text, member.start, rest, value);
      }
      if (members.length === 1) return { start: member.keyStart, end: member.end, text: '' };
      return found > 0
        ? { start: members[found - 1].end, end: member.end, text: '' }
        : { start: member.keyStart, end: members[1].keyStart, text: '' };
    }
    if (member) {
      if (rest.length > 0) return Source.edit(text, member.start, rest, value);
      return { start: member.start, end: member.end, text: Source.inline(value) };
    }
    const written = Source.inline(key) + ': ' + Source.inline(rest.length > 0 ? { [rest[0]]: value } : value);
    // A new style follows the name; any other new key precedes the children, the root and the frames.
    const anchor = key === 'style'
      ? members.find(other => other.key === 'id')
      : members.findLast(other => !['children', 'frame', 'root', 'variants'].includes(other.key));
    if (anchor) return { start: anchor.end, end: anchor.end, text: ', ' + written };
    return { start: object + 1, end: object + 1, text: written + (members.length > 0 ? ', ' : '') };
  },

  // JSON on one line, in the format of the command-line tool.
  inline(value) {
    if (Array.isArray(value)) return '[' + value.map(Source.inline).join(', ') + ']';
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    return '{' + Object.entries(value).map(([key, item]) => JSON.stringify(key) + ': ' + Source.inline(item)).join(', ') + '}';
  },

  // The text of a document with one line for each node.
  tidy(document) {
    const node = ({ children, ...rest }, indent) => {
      const own = Source.inline(rest).slice(0, -1);
      if (!children?.length) return indent + own + '}';
      const inner = children.map(child => node(child, indent + '  ')).join(',\n');
      return indent + own + (own.length > 1 ? ', ' : '') + '"children": [\n' + inner + '\n' + indent + ']}';
    };
    const layoutCase = ({ root, ...rest }, indent) => {
      const own = Source.inline(rest).slice(0, -1);
      return indent + own + (own.length > 1 ? ', ' : '') + '"root":\n' + node(root, indent + '  ') + '\n' + indent + '}';
    };
    if (!document.cases) return layoutCase(document, '') + '\n';
    const { cases, ...rest } = document;
    const own = Source.inline(rest).slice(0, -1);
    return own + (own.length > 1 ? ', ' : '') + '"cases": [\n' + cases.map(item => layoutCase(item, '')).join(',\n') + '\n]}\n';
  },
};
