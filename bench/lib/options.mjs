import { parseArgs } from 'node:util';

/** Durations of the measurements. `--quick` only checks that everything works; its results mean nothing. */
export function readOptions(suites) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      case: { type: 'string', default: '' },
    },
  });
  const only = positionals.length > 0 ? positionals : suites;
  const unknown = only.filter((name) => !suites.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown suite '${unknown[0]}': choose from ${suites.join(', ')}.`);
  return {
    quick: values.quick,
    only,
    /** Whether a row was selected, by its title. */
    wants: (title) => title.includes(values.case),
    rounds: count('rounds', values.rounds, values.quick ? 1 : 5),
    seconds: count('seconds', values.seconds, values.quick ? 1 : 4),
  };
}

function count(name, text, unset) {
  if (text === undefined) return unset;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number from 1 to 99.`);
}
