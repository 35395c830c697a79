import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands for a value while the statement is built. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built once for each database: building it takes several times as long as running it.
 * @param build must use each value as a parameter and look into none; values are given under the same names each time
 */
export function cachedStatement<Values extends object, Row = never>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const kept = new WeakMap<object, CompiledQuery>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    let statement = kept.get(adapter);
    if (statement === undefined) {
      const places = Object.fromEntries(Object.keys(values).map((name) => [name, new Place(name)]));
      statement = build(db, places as Values).compile();
      kept.set(adapter, statement);
    }
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = statement.parameters.map((one) => (one instanceof Place ? given.get(one.name) : one));
    return db.executeQuery<Row>({ ...statement, parameters });
  };
}
