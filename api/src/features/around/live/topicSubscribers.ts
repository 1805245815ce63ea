import type { Viewer } from '../../../reading/reading.ts';

/** The kind of a viewer, for whom frames are rendered once: 'visitor', 'member', or the id of a member whose frames are not shared. */
export const viewerKind = (viewer: Viewer, isPersonal: boolean): string => {
  if (viewer.id === null) return 'visitor';
  return viewer.staff || isPersonal ? viewer.id : 'member';
};

/** The viewer for members of the kind 'member'; no user has this id. */
export const ANY_MEMBER: Viewer = { id: '00000000-0000-0000-0000-000000000000', admin: false, staff: false };

/** Subscribers by topic, because searching all of them for each change would be too slow. */
export class TopicSubscribers<Subscriber> {
  private readonly byTopic = new Map<string, Set<Subscriber>>();

  get isEmpty(): boolean {
    return this.byTopic.size === 0;
  }

  topics(): string[] {
    return [...this.byTopic.keys()];
  }

  of(topic: string): ReadonlySet<Subscriber> {
    return this.byTopic.get(topic) ?? new Set();
  }

  /** Returns a function that removes the subscriber. */
  add(subscriber: Subscriber, topics: readonly string[]): () => void {
    for (const topic of topics) {
      const subscribers = this.byTopic.get(topic) ?? new Set();
      this.byTopic.set(topic, subscribers.add(subscriber));
    }
    return () => {
      for (const topic of topics) {
        const subscribers = this.byTopic.get(topic);
        subscribers?.delete(subscriber);
        if (subscribers?.size === 0) this.byTopic.delete(topic);
      }
    };
  }
}
