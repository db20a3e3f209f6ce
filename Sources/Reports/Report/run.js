// The run beside the script.
const run = JSON.parse(byID("data").textContent);
const page = run.page;
const own = (map, name) => (Object.hasOwn(map, name) ? map[name] : undefined);
