import type { FastifyRequest } from 'fastify';

/** The language that an answer to this request speaks: the body's, else the first of ours that the browser accepts. */
export function requestLanguage(request: FastifyRequest): 'fr' | 'en' {
  const { body } = request;
  if (typeof body === 'object' && body !== null && 'language' in body) {
    if (body.language === 'fr' || body.language === 'en') return body.language;
  }
  return acceptedLanguage(request.headers['accept-language'] ?? '');
}

/** French unless English is preferred. */
function acceptedLanguage(header: string): 'fr' | 'en' {
  const weights = { fr: 0, en: 0 };
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = Number(
      parameters
        .find((one) => one.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? '1',
    );
    const language = tag.split('-', 1)[0];
    if ((language === 'fr' || language === 'en') && weight > weights[language]) weights[language] = weight;
  }
  return weights.en > weights.fr ? 'en' : 'fr';
}
