import './schemas-without-eval.ts';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './start/app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
