import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './app/apollo.ts';
import { App } from './app/App.tsx';
import { firstAnswers } from './app/firstAnswers.ts';
import { createRouter } from './app/router.tsx';
import { fetchScreen } from './app/routes.ts';
import './fonts.css';
import { showKeptToast } from './kit/toasts/store.ts';
import { followColorScheme } from './kit/colorScheme.ts';

followColorScheme();

showKeptToast();

const answers = firstAnswers();
const client = createClient(answers);
const router = createRouter();
const root = createRoot(document.getElementById('root')!);

// As a transition, which lets the browser breathe in between.
const show = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  );

// A page that came with its answers is whole as soon as its screen's code is there, which is on its way: what would stand
// in for it until then is not worth drawing. Where the code does not come, the screen asks again, and says so.
if (answers.length > 0)
  fetchScreen(window.location.pathname)
    .catch(() => {})
    .then(show);
else show();
