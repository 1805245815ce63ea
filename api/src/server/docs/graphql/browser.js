/* global document, location, window */
// The page at /graphql: sends what stands in its two boxes and shows what comes back.

const at = (id) => document.getElementById(id);
const [form, query, variables, answer, status] = [
  document.querySelector('form'),
  ...['query', 'variables', 'answer', 'status'].map(at),
];

async function run() {
  const button = form.querySelector('button');
  button.disabled = true;
  status.textContent = 'Running…';
  const began = performance.now();
  try {
    const body = JSON.stringify({ query: query.value, variables: JSON.parse(variables.value.trim() || '{}') });
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
    });
    const text = await response.text();
    answer.textContent = pretty(text);
    status.textContent = `${response.status} in ${Math.round(performance.now() - began)} ms, ${text.length} characters`;
  } catch (failure) {
    answer.textContent = '';
    status.textContent =
      failure instanceof SyntaxError ? `The variables are not JSON: ${failure.message}` : `${failure}`;
  }
  button.disabled = false;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A link to a type opens it. */
function open() {
  const type = location.hash && at(location.hash.slice(1));
  if (type) type.open = true;
}

// What was written stays for this tab, and only here: it may hold a password.
const given = new URLSearchParams(location.search);
for (const box of [query, variables]) {
  box.value = given.get(box.id) ?? (given.has('query') ? '' : (sessionStorage.getItem(box.id) ?? box.value));
  box.addEventListener('input', () => sessionStorage.setItem(box.id, box.value));
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
});
window.addEventListener('hashchange', open);
open();
