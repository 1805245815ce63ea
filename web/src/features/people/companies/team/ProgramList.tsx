import { Callout } from '../../../../kit/ui/Callout.tsx';

/** What ends with a membership, or when one begins. */
export const ProgramList = ({ programs }: { programs: readonly string[] }) =>
  programs.length > 0 && (
    <Callout tone="warning" title="These end at once">
      <ul>
        {programs.map((program) => (
          <li key={program}>{program}</li>
        ))}
      </ul>
    </Callout>
  );
