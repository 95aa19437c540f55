// Fastify with the plain driver: the minimum cost of a query over HTTP. It answers `/N` with the rows of query N, whose statements it reads from a
// file.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';

const questions = JSON.parse(readFileSync(process.argv[2], 'utf8'));
pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const app = fastify();
app.get('/:number', async ({ params }) => {
  const { first, together } = questions[params.number];
  for (const statement of first) await pool.query(statement);
  const [rows, counted] = await Promise.all(together.map((statement) => pool.query(statement)));
  return { data: rows.rows, total: counted?.rows[0]?.n };
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send(app.server.address().port);
process.on('disconnect', () => process.exit());
