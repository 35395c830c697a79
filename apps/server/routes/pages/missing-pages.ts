/** What stands in for the pages while they are not built. */
export const MISSING_PAGES = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <title>Constat</title>
  </head>
  <body>
    <h1>Constat</h1>
    <p>Les pages ne sont pas construites. Arrêtez le serveur et lancez <code>npm start</code>, qui les construit.</p>
    <p lang="en">The pages are not built. Stop the server and run <code>npm start</code>, which builds them.</p>
  </body>
</html>
`;
