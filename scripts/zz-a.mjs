import { page, end, token } from './zz-look.mjs'
const out = '/tmp/me-shots'; import { mkdirSync } from 'node:fs'; mkdirSync(out, { recursive: true })
const errs = []
async function shot(p, path, name) { await p.open(path); await p.waitForTimeout(900); await p.screenshot({ path: `${out}/${name}.png` }) }
const ops = await page('ops'); ops.on('console', (m) => m.type() === 'error' && errs.push(m.text())); ops.on('pageerror', (e) => errs.push(String(e)))
const get = (u) => ops.evaluate((u) => fetch(u, { headers: { authorization: 'Bearer ' + localStorage.getItem('jst:token') } }).then((r) => r.json()), u)
const apps = (await get('/api/SlipApplication/List')).Data.Rows; const slips = (await get('/api/BoxSlip/List?PageSize=100')).Data.Rows; const lists = (await get('/api/PackingList/List?PageSize=100')).Data.Rows
console.log(apps.map((a) => a.Code + a.Stage).join(' '), slips.length, lists.map((l) => l.Code + l.Stage).join(' '))
const g = lists[0] ? (await get('/api/PackingList/Grid?Id=' + lists[0].Id)).Data : null
await shot(ops, '/cargoManager/TrachManDataAudit', 'audit'); await shot(ops, '/cargoManager/TrachManManager', 'issue'); await shot(ops, '/cargoManager/TrachManManager?View=ranges', 'ranges')
await shot(ops, '/cargoManager/TrachManData', 'data'); const up = slips.find((s) => s.Stage === 'pickedUp') ?? slips[0]; await shot(ops, '/cargoManager/TrachPreview?Id=' + up.Id, 'preview')
await shot(ops, '/internal/ElectronicPacking/ApplyAudit', 'apply'); const dr = apps.find((a) => a.Stage === 'draft') ?? apps[0]; await shot(ops, '/internal/ElectronicPacking/ApplyAudit?Id=' + dr.Id, 'application')
await shot(ops, '/internal/ElectronicPacking/Unpacking', 'lists'); if (g) { await shot(ops, '/internal/ElectronicPacking/Unpacking?BookingId=' + g.BookingId, 'grid'); await shot(ops, '/internal/ElectronicPacking/Unpacking?Id=' + lists[0].Id, 'list') }
await shot(ops, '/internal/ElectronicPacking/OperatingRecord', 'log'); await shot(ops, '/cargoManager/TrachManDataUniversal', 'mine'); await shot(ops, '/cargoManager/TrachManDataAuditUniversal?Kind=lists', 'auditboth')
const cu = await page('customer'); cu.on('console', (m) => m.type() === 'error' && errs.push('c ' + m.text()))
await shot(cu, '/external/workbench/cargoManager/application', 'c-application'); await shot(cu, '/external/workbench/cargoManager/boxList', 'c-boxlist'); await shot(cu, '/external/workbench/cargoManager/myBoxList?Kind=lists', 'c-mine')
const fl = await page('fleet'); await shot(fl, '/external/workbench/cargoManager/myBoxList', 'f-mine')
await end(); console.log(errs.slice(0, 10).join('\n'))
