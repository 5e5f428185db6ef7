import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressAssets()],
  build: {
    rolldownOptions: {
      output: {
        // Without groups, each shared module is a file, and home waits for 130 of them.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'home', test: /home-screen/u, priority: 3 },
            { name: 'common', minShareCount: 16, priority: 2 },
            // An icon of one screen comes with that screen.
            { name: 'icons', test: /lucide-react/u, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/samples': server,
      '/uploads': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
