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
    logLevel: 'warn',
    publicDir: isCertificate ? false : 'page',
    plugins: [react(), tailwindcss()],
    define: {
      'process.env.NODE_ENV': '"production"',
      // A classic script has none, and the certificate's library asks for it.
      ...(isCertificate ? { 'import.meta': '{}' } : {}),
    },
    build: {
      chunkSizeWarningLimit: 2_000,
      emptyOutDir: !isCertificate,
      modulePreload: false,
      // A page on a disk may not fetch a font.
      ...(isCertificate ? { assetsInlineLimit: Number.POSITIVE_INFINITY } : {}),
      cssCodeSplit: false,
      rolldownOptions: {
        // For pictures of pages, which a certificate has none of.
        external: ['canvg', 'dompurify', 'html2canvas'],
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
