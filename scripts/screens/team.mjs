// Gives the demo trader a colleague and an open invitation, of which it returns the link; undefined for a trader without a company.
import { demoTrader } from './demoTrader.mjs';

const colleague = { ...demoTrader, email: 'kim.bauer@colleague.example', firstName: 'Kim', lastName: 'Bauer' };

export async function teamLink(url, ask) {
  const invite = async (email, role) =>
    (
      await ask(
        `mutation { inviteMember(input: { email: "${email}", role: ${role}, password: "${demoTrader.password}" }) { link } }`,
      )
    )?.inviteMember?.link;
  const link = await invite(colleague.email, 'admin');
  if (!link) return undefined;
  const json = { 'content-type': 'application/json' };
  const registered = await fetch(new URL('/api/register', url), {
    method: 'POST',
    headers: json,
    body: JSON.stringify(colleague),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const query = `mutation { acceptInvitation(token: "${link.split('#')[1]}") { id } }`;
  await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ query }),
  });
  return invite('jo.lindqvist@colleague.example', 'reader');
}
