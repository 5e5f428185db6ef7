import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressAssets()],
  server: {
    proxy: {
      '/api': server,
      '/samples': server,
      '/uploads': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
