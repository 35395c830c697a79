import { readFile } from 'node:fs/promises';
import { createEmbeddedEngine } from './embedded/create-embedded-engine.ts';
const dir = new URL('./fixtures/model', import.meta.url).pathname;
const e = createEmbeddedEngine({modelDirectory: dir});
console.log(await e.status());
for (const s of JSON.parse(await readFile(dir+'/samples/samples.json','utf8'))) {
  const t=performance.now();
  const r = await e.transcribe(await readFile(dir+'/samples/'+s.file), {language: s.lang});
  console.log(s.file, r.text===s.hyp, r.duration, r.decodedSeconds, Math.round(performance.now()-t));
  if (r.text!==s.hyp) console.log(' got', r.text, '\n hyp', s.hyp);
  if (s.file==='fr-01.wav') console.log(r.words, r);
}
