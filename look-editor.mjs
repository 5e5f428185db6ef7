import { chromium } from '@playwright/test';
import { readFileSync, existsSync, writeFileSync } from 'node:fs';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const state='/tmp/eshots/state.json';
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es', ...(existsSync(state) ? { storageState: state } : {}) });
const page = await context.newPage();
page.on('console', m => m.type()==='error' && console.log('console:', m.text().slice(0,300)));
page.on('pageerror', e => console.log('pageerror:', e.message.slice(0,300)));
if (!existsSync(state)) {
  await page.goto(readFileSync('/tmp/edata-editor/owner-link','utf8').trim());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('http://127.0.0.1:4371/upload');
  await page.getByLabel('Nombre del proyecto').fill('Seguridad');
  await page.getByLabel('Público objetivo').fill('personal nuevo');
  await page.locator('input[type=file]').setInputFiles(process.argv[2]);
  await page.getByRole('button', { name: 'Generar guion' }).click();
  await page.waitForURL(/edit-script/);
  writeFileSync('/tmp/eshots/url', page.url());
  await context.storageState({ path: state });
}
await page.goto(readFileSync('/tmp/eshots/url','utf8'));
await page.getByRole('textbox', { name: 'Texto del guion' }).waitFor({ timeout: 120000 });
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/eshots/text-1280.png' });
const text = page.getByRole('textbox', { name: 'Texto del guion' });
console.log((await text.innerText()).slice(0, 600));
await browser.close();
