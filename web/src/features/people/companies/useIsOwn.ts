import { useSession, type SessionUser } from '../accounts/SessionProvider.tsx';

/** What names who a record belongs to. */
export type Owned = { userId: string | null; company: { id: string } | null };

/** Whether a record belongs to whom the viewer acts for: their company, or themselves. */
const isOf = (viewer: SessionUser | null, { userId, company }: Owned): boolean =>
  viewer !== null && (company ? company.id === viewer.companyProfile?.id : userId === viewer.id);

export const useIsOwn = (): ((record: Owned) => boolean) => {
  const { user } = useSession();
  return (record) => isOf(user, record);
};
