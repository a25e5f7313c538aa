// A registry on this machine that has the packages of this repository and nothing else. It runs in this process and keeps its storage in `folder`.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { npmInstall } from './front-end.mjs'

// verdaccio 6 asks for the tag `cjs` of node-fetch, which not every mirror has
const verdaccio = { dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } }
const user = { name: 'rehearsal', password: 'rehearsal-only' }

/** @param {string} folder that goes with the process
 * @returns {Promise<{ origin: string, publish: (tarball: string) => Promise<void>, stop: () => Promise<void> }>} */
export async function startRegistry(folder) {
  await npmInstall(folder, verdaccio, ['--ignore-scripts'])
  const { runServer } = createRequire(path.join(folder, 'package.json'))('verdaccio')
  const server = await runServer({
    self_path: folder,
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd'), max_users: 1 } },
    uplinks: {},
    packages: { '@jst/*': { access: '$all', publish: '$authenticated' } },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  })
  await new Promise((resolve, reject) => server.on('error', reject).listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${server.address().port}`
  const origin = `http://${host}/`
  const token = await register(origin)
  return {
    origin,
    // options of the command win over every file and variable: it can reach no other registry
    publish: async (tarball) => {
      const where = [`--registry=${origin}`, `--@jst:registry=${origin}`, `--//${host}/:_authToken=${token}`]
      await promisify(execFile)('npm', ['publish', tarball, '--access=public', '--fetch-retries=0', ...where], {
        cwd: folder,
        shell: process.platform === 'win32',
      })
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

/** @returns {Promise<string>} the token of a new user */
async function register(origin) {
  const answer = await fetch(`${origin}-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  if (!answer.ok) throw new Error(`The local registry took no user: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).token
}
