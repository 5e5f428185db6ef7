// `npm run dev`: the server, restarted on change, and Vite with reload on http://127.0.0.1:5173.
import { spawn } from 'node:child_process';

const processes = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
  }),
  spawn('vite', ['apps/web', '--config', 'apps/web/vite.config.ts'], { stdio: 'inherit' }),
];
const stopAll = () => {
  for (const child of processes) child.kill('SIGTERM');
};
for (const child of processes) child.once('exit', stopAll);
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);
