import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';

/** The six placeholders of a category's list. */
export const ProductsSkeleton = () => <SkeletonCards count={6} cells min="19rem" height="10.5rem" />;
