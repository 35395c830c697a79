/** `npm run icons`: draws every file of the icon anew from `packaging/icon.svg`, in the installed browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { ICNS_KINDS, writeIcns, writeIco } from './package/icon-files.ts';
import type { IconImage } from './package/icon-files.ts';

const root = join(import.meta.dirname, '..');
const drawing = readFileSync(join(root, 'packaging', 'icon.svg'), 'utf8');
const place = (...parts: string[]): string => join(root, ...parts);

/** The drawing as it is; on the grid of macOS, whose icons keep a margin; filled to the edge, for a mask to cut. */
const SHAPES = {
  plain: '',
  macos: 'svg { transform: scale(0.805) }',
  // What any mask leaves is a circle of 80 % of the width.
  maskable: '#ground { rx: 0 } #sign { transform: scale(0.78); transform-origin: center }',
} as const;

async function draw(page: Page, size: number, shape: keyof typeof SHAPES): Promise<IconImage> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px } ${SHAPES[shape]}</style>${drawing}`,
  );
  return { size, png: await page.screenshot({ omitBackground: true }) };
}

async function drawAll(
  page: Page,
  sizes: readonly number[],
  shape: keyof typeof SHAPES,
): Promise<IconImage[]> {
  const images: IconImage[] = [];
  for (const size of sizes) images.push(await draw(page, size, shape));
  return images;
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.platform === 'linux' ? ['--no-sandbox', '--disable-gpu'] : [],
});
try {
  const page = await browser.newPage();
  const ico = await drawAll(page, [16, 24, 32, 48, 64, 256], 'plain');
  writeFileSync(place('packaging', 'windows', 'constat.ico'), writeIco(ico));
  const icns = await drawAll(page, [...new Set(Object.values(ICNS_KINDS))], 'macos');
  writeFileSync(place('packaging', 'macos', 'constat.icns'), writeIcns(icns));
  writeFileSync(place('apps', 'web', 'public', 'favicon.svg'), drawing);
  writeFileSync(place('packaging', 'linux', 'constat.png'), (await draw(page, 256, 'plain')).png);
  for (const size of [192, 512]) {
    writeFileSync(place('apps', 'web', 'public', `icon-${size}.png`), (await draw(page, size, 'plain')).png);
  }
  const maskable = await draw(page, 512, 'maskable');
  writeFileSync(place('apps', 'web', 'public', 'icon-maskable-512.png'), maskable.png);
} finally {
  await browser.close();
}
