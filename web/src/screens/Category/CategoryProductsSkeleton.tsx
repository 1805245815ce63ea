import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';

/** Six placeholder cards. */
export const CategoryProductsSkeleton = () => <SkeletonCards count={6} cells min="19rem" height="10.5rem" />;
