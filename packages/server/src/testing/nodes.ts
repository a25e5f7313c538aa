import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { folderFor, start, type Engine } from './engines.ts'

/** A server process of several over one database. */
export interface Node {
  readonly port: number
  readonly child: ChildProcess
  /** How far its time of day is ahead of ours. */
  readonly aheadMs: number
}

interface NodeOptions {
  readonly port?: number
  /** Settings beside those of every test, by their names in the environment. */
  readonly settings?: Readonly<Record<string, string>>
  /** How far ahead its clock is. */
  readonly aheadMs?: number
}

export async function startNode(address: PgAddress, dataDir: string, options: NodeOptions = {}): Promise<Node> {
  const { port, settings = {}, aheadMs = 0 } = options
  const at = port ?? (await freePort())
  const holder = fileURLToPath(new URL('node-holder.ts', import.meta.url))
  const clock = ['--import', new URL('clock-ahead.ts', import.meta.url).href]
  const child = fork(holder, [JSON.stringify(address), dataDir, JSON.stringify({ ...settings, PORT: String(at) })], {
    execArgv: ['--conditions=@jst/source', ...(aheadMs === 0 ? [] : clock)],
    env: { ...process.env, CLOCK_AHEAD_MS: String(aheadMs) },
  })
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('a server process did not start')))
  const [itsTime] = (await Promise.race([once(child, 'message'), failed])) as [number]
  return { port: at, child, aheadMs: itsTime - Date.now() }
}

/** Ends it as a deploy does, and starts another one in its place. */
export async function replaceNode({ child, port }: Node, address: PgAddress, dataDir: string): Promise<Node> {
  await endNode(child)
  return startNode(address, dataDir, { port })
}

export async function endNode(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/**
 * nginx before these servers, as docs/guides/operate.md has it: what one cannot take goes to the next.
 * @param bucket the port of the bucket, at `/bucket/`
 * @param from the address from which it calls the servers
 */
export async function startNginx(ports: readonly number[], { bucket, from }: { bucket?: number; from?: string } = {}): Promise<Engine> {
  const [port, folder] = [await freePort(), folderFor('nginx')]
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log error;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream platform { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://platform; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $host; proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      ${from === undefined ? '' : `proxy_bind ${from};`}
      proxy_next_upstream error timeout http_503 non_idempotent; proxy_connect_timeout 2s;
    }
    ${bucket === undefined ? '' : bucketLocation(bucket)}
  }
}`,
  )
  return start('nginx', ['-c', file, '-p', folder], port, folder)
}

const bucketLocation = (port: number) => `location /bucket/ {
      internal;
      proxy_pass http://127.0.0.1:${port}/; proxy_set_header Host 127.0.0.1:${port}; proxy_set_header Authorization ""; proxy_set_header Cookie "";
      proxy_hide_header Content-Type;
      proxy_hide_header X-Amz-Request-Id; proxy_hide_header X-Amz-Id-2; proxy_hide_header X-Trans-Id; proxy_hide_header X-Openstack-Request-Id;
      add_header Content-Security-Policy "default-src 'none'; sandbox" always; add_header X-Content-Type-Options nosniff always;
    }`
