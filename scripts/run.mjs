// Entry of every npm script that must work on a fresh machine: installs what is missing, finds Node 24, then runs scripts/<task>.mjs.
// Uses nothing newer than Node 20 and no dependency: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const oldest = [22, 18]
const parent = process.ppid // taken first: the install below blocks
const windows = process.platform === 'win32'

function manifests() {
  const folders = ['packages', 'packages/features', 'apps'].flatMap((base) => {
    const folder = path.join(root, base)
    return existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .map((name) => path.join(folder, name, 'package.json'))
      : []
  })
  return [path.join(root, 'package.json'), path.join(root, 'package-lock.json'), ...folders].filter((file) => existsSync(file))
}

function installWhatIsMissing() {
  const stamp = path.join(root, 'node_modules/.install-stamp')
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of manifests()) hash.update(readFileSync(file))
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('安装依赖（首次约一分钟）…')
  const env = {
    ...process.env,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
  }
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env,
  })
  if (status !== 0) {
    console.error('依赖安装失败：请检查网络与 npm 配置后重试。')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  if (process.ppid !== parent) process.exit(1) // stopped while installing
}

const newEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

function findNode() {
  const platform = windows ? 'win' : process.platform
  const program = windows ? 'bin/node.exe' : 'bin/node'
  const packaged = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`].map((name) =>
    path.join(root, 'node_modules', name, program),
  )
  const found = [...packaged, process.execPath].find(
    (candidate) => existsSync(candidate) && newEnough(spawnSync(candidate, ['-v'], { encoding: 'utf8' }).stdout ?? ''),
  )
  if (found) return found
  console.error(
    `需要 Node ${oldest.join('.')} 以上，当前为 ${process.version}，且没有适用于 ${platform}-${process.arch} 的内置版本。请安装 Node 24：https://nodejs.org`,
  )
  process.exit(1)
}

installWhatIsMissing()
const node = findNode()
const [task, ...rest] = process.argv.slice(2)
const env = {
  ...process.env,
  PATH: [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}
const child = spawn(node, [path.join(root, 'scripts', `${task}.mjs`), ...rest], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
// npm's shell does not pass SIGTERM on: a changed parent means that npm is gone. Told once: a second signal cuts an orderly stop short.
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
