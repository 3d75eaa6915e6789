import express from 'express';
import { Pool } from 'pg';

const CONNECTIONS = 10;

/** The least that Express can do: it sends the text from the database unchanged. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS });
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/ready', (_request, response) => {
  response.end();
});
app.get('/texts/:name', async (request, response) => {
  const { rows } = await pool.query<{ body: string }>({
    name: 'text',
    text: 'select body from texts where name = $1',
    values: [request.params.name],
  });
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(rows[0]?.body);
});
app.listen(Number(process.env['PORT']), process.env['HOST'] ?? '127.0.0.1');
