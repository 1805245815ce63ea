import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { color, media, radius, space, type } from '../../theme.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const SearchDialog = lazyNamed(() => import('../../features/goods/search/SearchDialog.tsx'), 'SearchDialog');

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, also with Ctrl K or ⌘ K. */
export const HeaderSearch = () => {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // A second dialog above a form would be in its way.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  // What is typed before the dialog is there is kept for it.
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]')?.contains(document.activeElement)) return;
      if (event.key === 'Escape') return close();
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setText((before) => before + event.key);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <>
      <Opener
        type="button"
        title="Search materials and companies"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={18} aria-hidden />
        <Keys aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</Keys>
        <VisuallyHidden>Search materials and companies</VisuallyHidden>
      </Opener>
      {isOpen && <SearchDialog text={text} onChange={setText} onClose={close} />}
    </>
  );
};

const Opener = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: 2.5rem;
  height: 2.5rem;
  padding-inline: ${space(2.5)};
  color: ${color.inkSoft};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};

  &:hover {
    color: ${color.ink};
    border-color: ${color.ink};
  }
  ${media.wide} {
    color: ${color.ink};
    border-color: transparent;
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const Keys = styled.kbd`
  ${type.data};
  color: ${color.inkFaint};
  white-space: nowrap;

  ${media.wide} {
    display: none;
  }
`;
