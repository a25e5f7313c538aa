// A page bundled by webpack, with the loaders of its project.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

/** Tools that a project needs to bundle its pages. */
export const tools = { webpack: '5.112.2', 'esbuild-loader': '4.5.0', 'css-loader': '7.1.5', 'style-loader': '4.0.0' }

/** Bundles the script that index.html names. */
export async function bundleByWebpack(home) {
  const html = readFileSync(path.join(home, 'index.html'), 'utf8')
  const [, main] = /src="(\/main\.tsx?)"/.exec(html)
  const webpack = createRequire(path.join(home, 'package.json'))('webpack')
  const compiler = webpack({
    mode: 'production',
    context: home,
    entry: `.${main}`,
    output: { path: path.join(home, 'out'), filename: 'page.js', publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
        { test: /\.css$/, use: ['style-loader', 'css-loader'] },
      ],
    },
    performance: { hints: false },
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  writeFileSync(path.join(home, 'out/index.html'), html.replace(main, '/page.js'))
}
