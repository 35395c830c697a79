import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** The OpenAPI description of every call, made from the contract's schemas, at `/api/openapi.json`. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Constat', version: '1' } },
    // What JSON Schema cannot say (a content made from the catalogue, a trimmed text) is described as anything.
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get('/api/openapi.json', { config: { policy: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
