// Shoppers in a process of their own, so that no work of the bench counts as a wait. They ask for a
// page at fixed times: a slow answer delays no other question.
const { Agent, get } = require('node:http');

/** Connections open meanwhile; their answers do not count. */
const WARM_UP_MS = 1000;

/**
 * @param {{ url: string, headers: Record<string, string>, aSecond: number, seconds: number }} all
 */
function start({ url, headers, aSecond, seconds }) {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  /** @type {number[]} */
  const times = [];
  let answered = 0;
  /** @param {number} index */
  const ask = (index) => {
    const dueMs = (index * 1000) / aSecond;
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
      response.resume().once('end', () => {
        if (dueMs >= WARM_UP_MS) times.push(performance.now() - startedAt - dueMs);
        answered += 1;
        if (answered < aSecond * seconds) return;
        const { user, system } = process.cpuUsage();
        process.send?.({ times, cpuSeconds: (user + system) / 1e6 });
      });
    });
  };
  let asked = 0;
  const wait = setInterval(() => {
    for (; asked < aSecond * seconds && (asked * 1000) / aSecond <= performance.now() - startedAt; asked += 1)
      ask(asked);
    if (asked === aSecond * seconds) clearInterval(wait);
  }, 1);
}

process.once('message', start);
