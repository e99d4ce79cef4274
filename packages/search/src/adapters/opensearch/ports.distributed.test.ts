import { describeIndexHost, hostSchema, throughPorts } from '../../testing/index-host.suite.ts'
import { describeSearchPorts } from '../../testing/ports.suite.ts'
import { clusterOptions, openTestCluster } from './test-cluster.fixture.ts'

describeIndexHost('OpenSearch', async () => {
  const cluster = await openTestCluster({ ...clusterOptions, schema: hostSchema })
  return {
    ...throughPorts(cluster.host),
    get host() {
      return cluster.host()
    },
    reopen: cluster.reopen,
    dispose: cluster.dispose,
  }
})

describeSearchPorts(
  'OpenSearch',
  async () => {
    const cluster = await openTestCluster()
    return { index: cluster.host(), isDurableOnceApplied: true, reopen: cluster.reopen, dispose: cluster.dispose }
  },
  { share: 0.1 },
)
