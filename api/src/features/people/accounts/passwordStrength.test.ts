import { EASY_TO_GUESS } from './rules.ts';
import { PasswordStrength, refuseWeakPassword } from './passwordStrength.ts';

const person = { email: 'first.last@acme.example', firstName: 'Ana', lastName: 'Ruiz', companyName: 'Acme Salts' };
const weaknessOf = (password: string, about = person): Promise<string | null> =>
  refuseWeakPassword(password, 'password', about).then(
    () => null,
    (refusal: Error) => refusal.message,
  );

it.each([
  ['Feedstock1!', 'it is mostly your name, company or email address, or the name of this site.'],
  ['First.Last@acme.example1', 'it is mostly your name, company or email address, or the name of this site.'],
  ['AnaRuiz2026!', 'it is mostly your name, company or email address, or the name of this site.'],
  ['AcmeSalts12!', 'it is mostly your name, company or email address, or the name of this site.'],
  ['Acme-Salts-1', 'it is mostly your name, company or email address, or the name of this site.'],
  ['Qwertz123!', 'it follows the keys of a keyboard.'],
  ['Password1!', 'it is close to a password that many people use.'],
  ['!!Qwerty123', 'it is close to a password that many people use.'],
  ['Ab1!Ab1!Ab1!', 'it repeats the same characters.'],
  ['Aa1!aaaa', 'it is too simple.'],
  ['Summer2026!', 'it is too simple.'],
  [`A1-${'x'.repeat(125)}`, 'it repeats the same characters.'],
])('%s is refused: %s', async (password, reason) => {
  expect(await weaknessOf(password)).toBe(`${EASY_TO_GUESS}: ${reason} Please make it longer or add unrelated words.`);
});

it.each([
  'Zq8#vLm2',
  'Quartz-4711!',
  'Feedstock-Demo-1',
  'Vitriol-98-percent',
  'Tin-and-t4nnin',
  'Sphagnum & 7 salts',
  'Acme-Salts-and-4-quiet-owls',
])('%s is accepted', async (password) => {
  expect(await weaknessOf(password)).toBeNull();
});

it('An email address is refused as its own password', async () => {
  expect(
    await weaknessOf('Verwalter9@weiss-salts.example', { ...person, email: 'verwalter9@weiss-salts.example' }),
  ).toMatch(/mostly your name, company or email address/);
});

it('Only the first 32 characters are estimated, so that long passwords take no longer', async () => {
  const words = 'Sphagnum & 7 salts of the quiet m';
  expect(await weaknessOf(words)).toBeNull();
  expect(await weaknessOf('x1X!'.repeat(8) + words)).toMatch(/repeats/);
});

const question = { password: 'Zq8#vLm2', words: [] };
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

it.each([
  ['throws', `parentPort.on('message', () => { throw new Error('broken'); })`],
  ['exits', `parentPort.on('message', () => process.exit(1))`],
  ['never answers', `parentPort.on('message', () => { for (;;); })`],
])('A thread that %s refuses the password and does not end the process', async (_how, code) => {
  const strength = new PasswordStrength(script(`import { parentPort } from 'node:worker_threads'; ${code}`), 200);
  for (let time = 1; time <= 2; time++)
    await expect(strength.weaknessOf(question)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('A bounded number of passwords waits for the thread', async () => {
  // Its thread answers at once, so that no estimate is late on a busy machine.
  const strength = new PasswordStrength(
    script(
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage(null));`,
    ),
  );
  const answers = await Promise.allSettled(Array.from({ length: 25 }, () => strength.weaknessOf(question)));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.map((answer) => (answer as PromiseRejectedResult).reason)).toEqual(
    Array(5).fill(expect.objectContaining({ code: 'UNAVAILABLE' })),
  );
  expect(await strength.weaknessOf(question)).toBeNull();
});
