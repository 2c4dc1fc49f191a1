/** The rooms of the house and the doors between them. */
module.exports = {
  forbidden: [
    {
      name: 'web-never-imports-server',
      comment: 'The browser bundle holds nothing of the server; pages reach data through the API alone.',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/server' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/web' },
    },
    {
      name: 'contract-imports-nothing-but-zod',
      severity: 'error',
      from: { path: '^src/contract', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(src/contract|node_modules/zod)' },
    },
    {
      name: 'public-site-never-imports-admin',
      comment: 'A visitor never loads what only staff use.',
      severity: 'error',
      from: { path: '^src/web/(site|ui)' },
      to: { path: '^src/web/admin' },
    },
    {
      name: 'public-site-never-runs-the-contract',
      comment: 'Only its types: the schemas would bring zod to every visitor.',
      severity: 'error',
      from: { path: '^src/web/(site|ui)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/contract', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'booking-rules-are-pure',
      comment: 'The rules take the clock and the rows as arguments.',
      severity: 'error',
      from: { path: '^src/server/booking/(zone|hours|slots|states)\\.ts$' },
      to: { pathNot: '^src/(server/booking/(zone|hours|slots|states)\\.ts|contract/)' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-dead-ends', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\+types|^~icons/|^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
