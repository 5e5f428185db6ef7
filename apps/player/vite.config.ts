import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * A package is opened from a disk or a learning platform. So the player is classic scripts with
 * fixed names and relative addresses. The certificate's maker is large and a script of its own.
 */
export default defineConfig(({ mode }) => {
  const isCertificate = mode === 'certificate';
  return {
    root: import.meta.dirname,
    base: './',
    publicDir: isCertificate ? false : 'page',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: !isCertificate,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: isCertificate ? 'src/certificate/make-certificate.ts' : 'src/main.tsx',
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: isCertificate ? 'certificate.js' : 'player.js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'player.css' : 'fonts/[name][extname]',
        },
      },
    },
  };
});
