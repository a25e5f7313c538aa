import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../free-port.ts'
import { folderFor, start, type Engine } from './engines.ts'

interface Section {
  readonly [setting: string]: string | number
}
const ini = (sections: Readonly<Record<string, Section>>) =>
  Object.entries(sections)
    .map(([name, settings]) => [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`)].join('\n'))
    .join('\n')

/** Names of a bucket's owner in Swift; the client reads them from the environment. */
export const swiftKeys = { AWS_ACCESS_KEY_ID: 'jst:test', AWS_SECRET_ACCESS_KEY: 'testing' }

/** OpenStack Swift on one disk, speaking S3: accounts, containers, objects, memcached, and the proxy whose port this is. */
export async function startSwift(): Promise<Engine> {
  const folder = folderFor('swift')
  const devices = path.join(folder, 'devices')
  mkdirSync(path.join(devices, 'disk'), { recursive: true })
  const common = { bind_ip: '127.0.0.1', workers: 0, swift_dir: folder, user: 'root', log_level: 'ERROR' }
  const servers: Engine[] = []
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort()
    for (const args of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/disk`, '1'], ['rebalance']])
      spawnSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder })
    const file = path.join(folder, `${kind}.conf`)
    writeFileSync(
      file,
      ini({
        DEFAULT: { ...common, bind_port: port, devices, mount_check: 'false', disable_fallocate: 'true' },
        'pipeline:main': { pipeline: `${kind}-server` },
        [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
      }),
    )
    servers.push(await start(`swift-${kind}-server`, [file], port, folder))
  }
  const memory = await freePort()
  servers.push(await start('memcached', ['-l', '127.0.0.1', '-p', String(memory), '-U', '0', '-u', 'nobody'], memory, folder))
  const port = await freePort()
  const file = path.join(folder, 'proxy.conf')
  const filter = (name: string, settings: Section = {}) => ({ [`filter:${name}`]: { use: `egg:swift#${name}`, ...settings } })
  writeFileSync(
    file,
    ini({
      DEFAULT: { ...common, bind_port: port },
      'pipeline:main': { pipeline: 'catch_errors memcache s3api tempauth copy slo dlo proxy-server' },
      ...filter('catch_errors'),
      ...filter('memcache', { memcache_servers: `127.0.0.1:${memory}` }),
      ...filter('s3api', { location: 'us-east-1', s3_acl: 'false', check_bucket_owner: 'false' }),
      ...filter('tempauth', { user_jst_test: `${swiftKeys.AWS_SECRET_ACCESS_KEY} .admin` }),
      ...filter('copy'),
      ...filter('slo'),
      ...filter('dlo'),
      'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
    }),
  )
  const proxy = await start('swift-proxy-server', [file], port, folder)
  return {
    ...proxy,
    async stop() {
      for (const engine of [proxy, ...servers]) await engine.stop()
    },
  }
}
