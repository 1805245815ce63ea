import { useParam } from '../../kit/ui/useParam.ts';

const KEY = 'productView';
const views = ['cards', 'list'] as const;
export type View = (typeof views)[number];

const remembered = (): View => (localStorage.getItem(KEY) === 'list' ? 'list' : 'cards');

/** Cards or a list: from the URL, otherwise as last chosen in this browser. */
export const useView = () => {
  const [given, setGiven] = useParam<View | ''>('view', '', views);
  const choose = (view: View) => {
    localStorage.setItem(KEY, view);
    setGiven(view);
  };
  return [given || remembered(), choose] as const;
};
