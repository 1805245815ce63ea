import { Moment } from '../../kit/ui/Figures.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './shownAuction.ts';

/** Notes that the owner added after posting. */
export const AuctionNotes = ({ notes }: Pick<ShownAuction, 'notes'>) => (
  <Section title="Notes">
    <Stack as="ol" $gap={3}>
      {notes.map(({ at, note }) => (
        <li key={`${at} ${note}`}>
          <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>
          <Text $size="small" $tone="inkFaint">
            <Moment at={at} prefix="Added " />
          </Text>
        </li>
      ))}
    </Stack>
  </Section>
);
