import { companyEndpoints } from '@tarima/contract';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const ACTIONS = ['link', 'add', 'reset', 'forget-second-step'] as const;

const { email: emailSchema, role } = companyEndpoints.invite.body.shape;
const company =
  "which company to add to (the owner's first); made where there is none of that name";

const OPTIONS = {
  person: option('--person ID', anyText, 'which of several who sign in by that e-mail'),
  company: option('--company NAME', anyText, company),
  role: option('--role ROLE', role.default('member')),
};

export const userHelp = () => `npm run tarima -- user link
npm run tarima -- user add EMAIL [--company NAME] [--role ROLE]
npm run tarima -- user reset EMAIL
npm run tarima -- user forget-second-step EMAIL [--person ID]

Lets somebody in. The embedded database has one user at a time: for all but link stop the studio
first, or do the same on its page of members.

  link               signs the owner of the studio in, once; works beside a running studio
  add EMAIL          invites somebody, who chooses a name and a password
  reset EMAIL        lets somebody choose a new password; a link for each who signs in by that e-mail
  forget-second-step EMAIL
                     turns two-step sign-in off for who lost phone and recovery codes, and ends their sessions
${optionLines(OPTIONS, 21)}`;

export type UserOptions = ReturnType<typeof readUserOptions>;
/** The options of actions that name a person. */
export type NamedUserOptions = Exclude<UserOptions, { action: 'link' }>;

export function readUserOptions(args: string[]) {
  const { words, values } = parseOptions(args, OPTIONS);
  const [typed, address, ...more] = words;
  const action = ACTIONS.find((known) => known === typed);
  if (!action) throw new UsageError(`Say what to do: ${ACTIONS.join(', ')}.`);
  if (action === 'link') {
    if (address) throw new UsageError('The link is the owner’s: no e-mail belongs to it.');
    return { action };
  }
  const { data: email } = emailSchema.safeParse(address);
  if (!email || more.length > 0) throw new UsageError('Name one e-mail address.');
  return { ...values, action, email };
}
