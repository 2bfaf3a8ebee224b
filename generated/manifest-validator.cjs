/* Made from strategies/protocol/manifest.schema.json by scripts/generate.mjs: do not edit. */
"use strict";
exports.validateManifest = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"manifest","title":"manifest.json of a strategy or a bound, version 2 of the plug-in contract","description":"Where a value does not fit, the service says \"must\" and the text of that member. It also checks what relates values to each other: no name twice, a default that is of its parameter's type and within its bounds.","type":"object","required":["name","version","contract","description"],"propertyNames":{"enum":["$schema","name","version","contract","description","kind","pool","customers","features","parameters","command"]},"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$","must":"match /^[a-z][a-z0-9-]{0,39}$/","description":"Equals the folder's name; unique among strategies and bounds."},"version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$","must":"be of the form 1.2.3","description":"Distinguishes results in the bench."},"contract":{"const":2,"must":"be 2","description":"Version of the plug-in contract that it was written for."},"description":{"type":"string","minLength":1,"must":"say in a sentence what the method does","description":"What the method is, in one sentence."},"kind":{"enum":["strategy","bound"],"must":"be strategy or bound","description":"What the folder plugs in; left out: a strategy."}},"if":{"properties":{"kind":{"const":"bound"}},"required":["kind"]},"then":{"properties":{"pool":{"not":{},"must":"not be there: a bound runs beside strategies, in their pool"},"customers":{"not":{},"must":"not be there: supports(relaxation, effort) of the bound decides which problems it takes"},"features":{"not":{},"must":"not be there: the relaxation tells a bound what it leaves out, and supports(relaxation, effort) decides which problems the bound takes"},"parameters":{"not":{},"must":"not be there: run(relaxation, context) of a bound takes none"},"command":{"not":{},"must":"not be there: a bound is a module; put it into index.js"}}},"else":{"required":["pool","customers","features","parameters"],"properties":{"pool":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$","must":"match /^[a-z][a-z0-9-]{0,39}$/","description":"The worker pool that runs it: `quick`, `general`, or a guest's own."},"customers":{"type":"object","required":["minimum","maximum"],"additionalProperties":false,"properties":{"minimum":{"type":"integer","minimum":0,"must":"be an integer >= 0"},"maximum":{"type":"integer","minimum":0,"must":"be an integer >= customers.minimum"}},"must":"be {\"minimum\", \"maximum\"}","description":"Number of customers it accepts, both ends inclusive."},"features":{"type":"array","items":{"enum":["time-windows","soft-time-windows","max-duration","several-depots","different-vehicles","asymmetric-distances","matrix-only","places","multiple-quantities","deliveries-first","several-profiles","durations","shifts","breaks","time-costs","route-limits","multiple-windows","setup-times","release-times","optional-stops","droppable-stops","vehicle-restrictions","vehicle-prices","relations","shipments","trips","locked-routes","changes","traffic","fleet-limits","alternatives","incompatible-goods","soft-limits","open-routes","primary-objective","balance"],"must":"be one of time-windows, soft-time-windows, max-duration, several-depots, different-vehicles, asymmetric-distances, matrix-only, places, multiple-quantities, deliveries-first, several-profiles, durations, shifts, breaks, time-costs, route-limits, multiple-windows, setup-times, release-times, optional-stops, droppable-stops, vehicle-restrictions, vehicle-prices, relations, shipments, trips, locked-routes, changes, traffic, fleet-limits, alternatives, incompatible-goods, soft-limits, open-routes, primary-objective, balance"},"must":"be an array","description":"All features that it supports."},"parameters":{"type":"array","items":{"type":"object","required":["name","type","default","description"],"additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]{0,39}$","must":"match /^[A-Za-z][A-Za-z0-9]{0,39}$/"},"type":{"enum":["number","integer","string","boolean"],"must":"be number, integer, string or boolean"},"default":{"type":["number","string","boolean"],"must":"be of the parameter's type"},"minimum":{"type":"number","must":"be a number","description":"Of numeric parameters only; inclusive."},"maximum":{"type":"number","must":"be a number","description":"Of numeric parameters only; inclusive."},"description":{"type":"string","minLength":1,"must":"say what the parameter does"}},"must":"be an object"},"must":"be an array","description":"All tunable parameters; may be empty."},"command":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"must":"be a text that is not empty"},"must":"be an array of the program and its arguments, none empty","description":"A program and its arguments, run in the strategy's folder instead of `index.js`; PROTOCOL.md describes what it reads and writes."}}},"must":"be a JSON object"};
const pattern0 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern1 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
const pattern3 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "u");
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="manifest" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if("bound" !== data.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pool !== undefined){
const err2 = {instancePath:instancePath+"/pool",schemaPath:"#/then/properties/pool/not",keyword:"not",params:{},schema:schema11.then.properties.pool.not,parentSchema:schema11.then.properties.pool,data:data.pool};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.customers !== undefined){
const err3 = {instancePath:instancePath+"/customers",schemaPath:"#/then/properties/customers/not",keyword:"not",params:{},schema:schema11.then.properties.customers.not,parentSchema:schema11.then.properties.customers,data:data.customers};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.features !== undefined){
const err4 = {instancePath:instancePath+"/features",schemaPath:"#/then/properties/features/not",keyword:"not",params:{},schema:schema11.then.properties.features.not,parentSchema:schema11.then.properties.features,data:data.features};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.parameters !== undefined){
const err5 = {instancePath:instancePath+"/parameters",schemaPath:"#/then/properties/parameters/not",keyword:"not",params:{},schema:schema11.then.properties.parameters.not,parentSchema:schema11.then.properties.parameters,data:data.parameters};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.command !== undefined){
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/then/properties/command/not",keyword:"not",params:{},schema:schema11.then.properties.command.not,parentSchema:schema11.then.properties.command,data:data.command};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pool === undefined){
const err7 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "pool"},schema:schema11.else.required,parentSchema:schema11.else,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.customers === undefined){
const err8 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "customers"},schema:schema11.else.required,parentSchema:schema11.else,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.features === undefined){
const err9 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "features"},schema:schema11.else.required,parentSchema:schema11.else,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.parameters === undefined){
const err10 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "parameters"},schema:schema11.else.required,parentSchema:schema11.else,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.pool !== undefined){
let data6 = data.pool;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err11 = {instancePath:instancePath+"/pool",schemaPath:"#/else/properties/pool/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema11.else.properties.pool,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/pool",schemaPath:"#/else/properties/pool/type",keyword:"type",params:{type: "string"},schema:schema11.else.properties.pool.type,parentSchema:schema11.else.properties.pool,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.customers !== undefined){
let data7 = data.customers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.minimum === undefined){
const err13 = {instancePath:instancePath+"/customers",schemaPath:"#/else/properties/customers/required",keyword:"required",params:{missingProperty: "minimum"},schema:schema11.else.properties.customers.required,parentSchema:schema11.else.properties.customers,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.maximum === undefined){
const err14 = {instancePath:instancePath+"/customers",schemaPath:"#/else/properties/customers/required",keyword:"required",params:{missingProperty: "maximum"},schema:schema11.else.properties.customers.required,parentSchema:schema11.else.properties.customers,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data7){
if(!((key0 === "minimum") || (key0 === "maximum"))){
const err15 = {instancePath:instancePath+"/customers",schemaPath:"#/else/properties/customers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11.else.properties.customers,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.minimum !== undefined){
let data8 = data7.minimum;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/customers/minimum",schemaPath:"#/else/properties/customers/properties/minimum/type",keyword:"type",params:{type: "integer"},schema:schema11.else.properties.customers.properties.minimum.type,parentSchema:schema11.else.properties.customers.properties.minimum,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/customers/minimum",schemaPath:"#/else/properties/customers/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.else.properties.customers.properties.minimum,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data7.maximum !== undefined){
let data9 = data7.maximum;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/customers/maximum",schemaPath:"#/else/properties/customers/properties/maximum/type",keyword:"type",params:{type: "integer"},schema:schema11.else.properties.customers.properties.maximum.type,parentSchema:schema11.else.properties.customers.properties.maximum,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/customers/maximum",schemaPath:"#/else/properties/customers/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.else.properties.customers.properties.maximum,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/customers",schemaPath:"#/else/properties/customers/type",keyword:"type",params:{type: "object"},schema:schema11.else.properties.customers.type,parentSchema:schema11.else.properties.customers,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.features !== undefined){
let data10 = data.features;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!((((((((((((((((((((((((((((((((((((data11 === "time-windows") || (data11 === "soft-time-windows")) || (data11 === "max-duration")) || (data11 === "several-depots")) || (data11 === "different-vehicles")) || (data11 === "asymmetric-distances")) || (data11 === "matrix-only")) || (data11 === "places")) || (data11 === "multiple-quantities")) || (data11 === "deliveries-first")) || (data11 === "several-profiles")) || (data11 === "durations")) || (data11 === "shifts")) || (data11 === "breaks")) || (data11 === "time-costs")) || (data11 === "route-limits")) || (data11 === "multiple-windows")) || (data11 === "setup-times")) || (data11 === "release-times")) || (data11 === "optional-stops")) || (data11 === "droppable-stops")) || (data11 === "vehicle-restrictions")) || (data11 === "vehicle-prices")) || (data11 === "relations")) || (data11 === "shipments")) || (data11 === "trips")) || (data11 === "locked-routes")) || (data11 === "changes")) || (data11 === "traffic")) || (data11 === "fleet-limits")) || (data11 === "alternatives")) || (data11 === "incompatible-goods")) || (data11 === "soft-limits")) || (data11 === "open-routes")) || (data11 === "primary-objective")) || (data11 === "balance"))){
const err21 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/else/properties/features/items/enum",keyword:"enum",params:{allowedValues: schema11.else.properties.features.items.enum},schema:schema11.else.properties.features.items.enum,parentSchema:schema11.else.properties.features.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/features",schemaPath:"#/else/properties/features/type",keyword:"type",params:{type: "array"},schema:schema11.else.properties.features.type,parentSchema:schema11.else.properties.features,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.parameters !== undefined){
let data12 = data.parameters;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err23 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/else/properties/parameters/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.else.properties.parameters.items.required,parentSchema:schema11.else.properties.parameters.items,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data13.type === undefined){
const err24 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/else/properties/parameters/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.else.properties.parameters.items.required,parentSchema:schema11.else.properties.parameters.items,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.default === undefined){
const err25 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/else/properties/parameters/items/required",keyword:"required",params:{missingProperty: "default"},schema:schema11.else.properties.parameters.items.required,parentSchema:schema11.else.properties.parameters.items,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data13.description === undefined){
const err26 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/else/properties/parameters/items/required",keyword:"required",params:{missingProperty: "description"},schema:schema11.else.properties.parameters.items.required,parentSchema:schema11.else.properties.parameters.items,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data13){
if(!((((((key1 === "name") || (key1 === "type")) || (key1 === "default")) || (key1 === "minimum")) || (key1 === "maximum")) || (key1 === "description"))){
const err27 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/else/properties/parameters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema11.else.properties.parameters.items,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err28 = {instancePath:instancePath+"/parameters/" + i1+"/name",schemaPath:"#/else/properties/parameters/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$"},schema:"^[A-Za-z][A-Za-z0-9]{0,39}$",parentSchema:schema11.else.properties.parameters.items.properties.name,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/parameters/" + i1+"/name",schemaPath:"#/else/properties/parameters/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.else.properties.parameters.items.properties.name.type,parentSchema:schema11.else.properties.parameters.items.properties.name,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data13.type !== undefined){
let data15 = data13.type;
if(!((((data15 === "number") || (data15 === "integer")) || (data15 === "string")) || (data15 === "boolean"))){
const err30 = {instancePath:instancePath+"/parameters/" + i1+"/type",schemaPath:"#/else/properties/parameters/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.else.properties.parameters.items.properties.type.enum},schema:schema11.else.properties.parameters.items.properties.type.enum,parentSchema:schema11.else.properties.parameters.items.properties.type,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data13.default !== undefined){
let data16 = data13.default;
if(((!((typeof data16 == "number") && (isFinite(data16)))) && (typeof data16 !== "string")) && (typeof data16 !== "boolean")){
const err31 = {instancePath:instancePath+"/parameters/" + i1+"/default",schemaPath:"#/else/properties/parameters/items/properties/default/type",keyword:"type",params:{type: schema11.else.properties.parameters.items.properties.default.type},schema:schema11.else.properties.parameters.items.properties.default.type,parentSchema:schema11.else.properties.parameters.items.properties.default,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.minimum !== undefined){
let data17 = data13.minimum;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err32 = {instancePath:instancePath+"/parameters/" + i1+"/minimum",schemaPath:"#/else/properties/parameters/items/properties/minimum/type",keyword:"type",params:{type: "number"},schema:schema11.else.properties.parameters.items.properties.minimum.type,parentSchema:schema11.else.properties.parameters.items.properties.minimum,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.maximum !== undefined){
let data18 = data13.maximum;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err33 = {instancePath:instancePath+"/parameters/" + i1+"/maximum",schemaPath:"#/else/properties/parameters/items/properties/maximum/type",keyword:"type",params:{type: "number"},schema:schema11.else.properties.parameters.items.properties.maximum.type,parentSchema:schema11.else.properties.parameters.items.properties.maximum,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.description !== undefined){
let data19 = data13.description;
if(typeof data19 === "string"){
if(func2(data19) < 1){
const err34 = {instancePath:instancePath+"/parameters/" + i1+"/description",schemaPath:"#/else/properties/parameters/items/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.else.properties.parameters.items.properties.description,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/parameters/" + i1+"/description",schemaPath:"#/else/properties/parameters/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.else.properties.parameters.items.properties.description.type,parentSchema:schema11.else.properties.parameters.items.properties.description,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/else/properties/parameters/items/type",keyword:"type",params:{type: "object"},schema:schema11.else.properties.parameters.items.type,parentSchema:schema11.else.properties.parameters.items,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/parameters",schemaPath:"#/else/properties/parameters/type",keyword:"type",params:{type: "array"},schema:schema11.else.properties.parameters.type,parentSchema:schema11.else.properties.parameters,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.command !== undefined){
let data20 = data.command;
if(Array.isArray(data20)){
if(data20.length < 1){
const err38 = {instancePath:instancePath+"/command",schemaPath:"#/else/properties/command/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema11.else.properties.command,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err39 = {instancePath:instancePath+"/command/" + i2,schemaPath:"#/else/properties/command/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.else.properties.command.items,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/command/" + i2,schemaPath:"#/else/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema11.else.properties.command.items.type,parentSchema:schema11.else.properties.command.items,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/command",schemaPath:"#/else/properties/command/type",keyword:"type",params:{type: "array"},schema:schema11.else.properties.command.type,parentSchema:schema11.else.properties.command,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
var _valid0 = _errs20 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err42 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema11.if,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err43 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.version === undefined){
const err44 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.contract === undefined){
const err45 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.description === undefined){
const err46 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data){
const _errs70 = errors;
if(!(((((((((((key2 === "$schema") || (key2 === "name")) || (key2 === "version")) || (key2 === "contract")) || (key2 === "description")) || (key2 === "kind")) || (key2 === "pool")) || (key2 === "customers")) || (key2 === "features")) || (key2 === "parameters")) || (key2 === "command"))){
const err47 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema11.propertyNames.enum},schema:schema11.propertyNames.enum,parentSchema:schema11.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid12 = _errs70 === errors;
if(!valid12){
const err48 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key2},schema:schema11.propertyNames,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.name !== undefined){
let data22 = data.name;
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
const err49 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema11.properties.name,data:data22};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.version !== undefined){
let data23 = data.version;
if(typeof data23 === "string"){
if(!pattern3.test(data23)){
const err51 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+$"},schema:"^\\d+\\.\\d+\\.\\d+$",parentSchema:schema11.properties.version,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema11.properties.version.type,parentSchema:schema11.properties.version,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.contract !== undefined){
let data24 = data.contract;
if(2 !== data24){
const err53 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/const",keyword:"const",params:{allowedValue: 2},schema:2,parentSchema:schema11.properties.contract,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.description !== undefined){
let data25 = data.description;
if(typeof data25 === "string"){
if(func2(data25) < 1){
const err54 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.description,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.description.type,parentSchema:schema11.properties.description,data:data25};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.kind !== undefined){
let data26 = data.kind;
if(!((data26 === "strategy") || (data26 === "bound"))){
const err56 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum},schema:schema11.properties.kind.enum,parentSchema:schema11.properties.kind,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
