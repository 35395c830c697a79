/** What the figures compare, and what bounds those that fall short; it stands below the table. */
export const NOTES = `## What is compared

- **typing**: the same catalogue, answers and browser; the libraries stand on bare pages with the form alone. Constat's page also keeps each key on the device, follows what is saved, and has its navigation, units, normals and differences beside the fields.
- **bundles**: what a browser fetches before the screen is there, scripts, styles and French words, as sent with gzip and with Brotli (quality 5, the server's). The pages of the libraries hold the form and the catalogue: no sign-in, no router, no device store, no synchronisation, no translations.
- **dictation, live, speech**: the small model of the tests, so that what the product adds weighs more than it would beside a real model; times of a real one are the engine's. The bare engine has samples that are already decoded, in one piece; a recording must be decoded by any product.
- **written-text**: the peer replaces each command by one expression, in turn; it reads no numbers, dates, punctuation or corrections.
- **written-text, assistance, fidelity, trace, examination, review**: no other program does this work, so the floor is the platform's own cut of the same text into words. Milliseconds are of the processor, not of the clock. « Time a word » is that of a long text over that of a short one: 1 is linear.
- **exports**: the same report. Chromium prints our print page, tagged and with bookmarks, but neither PDF/A nor PDF/UA; @react-pdf/renderer writes neither, nor tags. Ours declares PDF/A-2a and PDF/UA-1, and each PDF has passed the compiler's check of both. Each stays running between two PDFs when warm; from cold it starts.
- **saves**: reports of 50 kB over HTTP by ten writers: sign-in, check of the body, sealing of what is stored, idempotency and conflict. The bare engine writes the same rows with the same settings of the database, without a server or sealing.
- **start**: to the first answer over HTTP. The bare server has one route, no store and no pages.

## What bounds what falls short

- **form, gzip**: React and its queries take 95 kB of it, the router and the device 34, styles 17, words 8. The rest is one file of what the form is drawn with (96 kB, the form library 13 of them). It was 282 kB in 45 files before modules were grouped by what each page reaches; it is 269 in 14. To go below would mean to draw parts of the form late, or another router.
- **landing, gzip**: the same 95 kB and 15 of styles. The icons of every page, 8 kB of them, come with those that it draws: the index of the icons names them all. An earlier figure of 115 to 123 left out the code of the landing page itself; with it, it was 167.
- **form can be used**: React's first drawing of 2.8 times the elements of the plain form, and the answers of the server and the device (docs/decisions/2026-11-25-what-the-form-is-drawn-with.md).
- **check of 5,000 words**: a flat profile, 80 comparisons none of which takes a twentieth; half of the time is reading the facts of both texts. Reading roots and verb phrases once instead of in each comparison, and looking for habits and lists only where there can be any, took a third of it.
- **facts of 5,000 words followed**: it reads the facts of the recording and of the report as the check does.
- **a minute of WebM to words**: decoding Opus, which the bare engine is spared, and Silero, which tells speech from other sound. With a real model both are a few hundredths of the whole.
- **PDF after an edit**: two passes that write, PDF/UA as a check and then PDF/A, since the compiler declares one standard at a time; of some 45 ms they take 25.
- **saves**: of 2.2 ms a save on SQLite half is the database; the rest is HTTP, JSON, the checks and the sealing, in one process and on the cores that the database uses too. Two processes gain only where there are more than two cores.

On a machine that other work shares the times are longer and their spread wider; only the ratios, of rounds measured in turn, then say something.`;
