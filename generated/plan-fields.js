/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const PLAN_OBJECTS = {
  "BasedOn": {
    "request_id": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 22,
      "maxLength": 64
    },
    "routes": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 16,
      "values": [
        "answer",
        "none"
      ]
    },
    "locked_until": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "remove": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "RemovedParts"
    }
  },
  "BreakWindow": {
    "earliest": {
      "required": true,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "latest": {
      "required": true,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    }
  },
  "ChangePrices": {
    "vehicle": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "order": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "DeliveryVisit": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "delivery"
      ]
    },
    "shipment": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    }
  },
  "Depot": {
    "location": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "departures_per_hour": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 1000000
      }
    }
  },
  "DifferentVehicles": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "different_vehicles"
      ]
    },
    "stops": {
      "required": true,
      "type": "array",
      "minItems": 2,
      "maxItems": 10000,
      "kind": "ids"
    }
  },
  "ExcessDistance": {
    "after_meters": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "extra_cost_per_kilometer": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "ExcessLoad": {
    "quantity": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "after_amount": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "extra_cost_per_unit": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "ExcessStops": {
    "after_stops": {
      "required": true,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 0,
        "exclusive": false,
        "maximum": 2147483647
      }
    },
    "extra_cost_per_stop": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "FleetLimit": {
    "vehicles": {
      "required": false,
      "type": "array",
      "minItems": 1,
      "kind": "ids"
    },
    "max_used": {
      "required": true,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 1000000
      }
    }
  },
  "InDirectOrder": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "in_direct_order"
      ]
    },
    "stops": {
      "required": true,
      "type": "array",
      "minItems": 2,
      "maxItems": 10000,
      "kind": "ids"
    }
  },
  "InOrder": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "in_order"
      ]
    },
    "stops": {
      "required": true,
      "type": "array",
      "minItems": 2,
      "maxItems": 10000,
      "kind": "ids"
    }
  },
  "IncompatibleGoods": {
    "goods": {
      "required": true,
      "type": "array",
      "minItems": 2,
      "maxItems": 31,
      "kind": "ids"
    }
  },
  "InitialRoute": {
    "vehicle": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "vehicle_number": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 2147483647
      }
    },
    "stops": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "visits": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "union": {
        "stop": "StopVisit",
        "pickup": "PickupVisit",
        "delivery": "DeliveryVisit",
        "reload": "ReloadVisit"
      }
    },
    "locked_visits": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000
      }
    },
    "begun_at": {
      "required": false,
      "type": "array",
      "maxItems": 1000000,
      "kind": "instants"
    },
    "departed_at": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    }
  },
  "IntervalBreak": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "interval"
      ]
    },
    "longest_seconds": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": true,
        "maximum": 1000000000000
      }
    },
    "break_seconds": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "Location": {
    "id": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "position": {
      "required": false,
      "type": "array",
      "minItems": 2,
      "maxItems": 2,
      "kind": "numbers",
      "bounds": {
        "integer": false,
        "minimum": -1000000000000,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "MatricesUpload": {
    "locations": {
      "required": true,
      "type": "array",
      "minItems": 1,
      "kind": "ids"
    },
    "distances_meters": {
      "required": false,
      "type": "array",
      "kind": "matrix",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "durations_seconds": {
      "required": false,
      "type": "array",
      "kind": "matrix",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "durations_by_time": {
      "required": false,
      "type": "array",
      "minItems": 2,
      "maxItems": 48,
      "kind": "objects",
      "object": "TimedDurations"
    }
  },
  "OneOf": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "one_of"
      ]
    },
    "stops": {
      "required": false,
      "type": "array",
      "maxItems": 10000,
      "kind": "ids"
    },
    "shipments": {
      "required": false,
      "type": "array",
      "maxItems": 10000,
      "kind": "ids"
    }
  },
  "Overtime": {
    "after_seconds": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "extra_cost_per_hour": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "PickupVisit": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "pickup"
      ]
    },
    "shipment": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    }
  },
  "PlanBatch": {
    "requests": {
      "required": true,
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "kind": "objects",
      "object": "PlanRequest"
    }
  },
  "PlanObjective": {
    "first": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 16,
      "values": [
        "cost",
        "vehicles",
        "time"
      ]
    },
    "balance_cost_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "PlanRequest": {
    "based_on": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "BasedOn"
    },
    "name": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 4096
    },
    "plan_start": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "geometry": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 16,
      "values": [
        "geographic",
        "planar"
      ]
    },
    "locations": {
      "required": true,
      "type": "array",
      "minItems": 1,
      "kind": "objects",
      "object": "Location"
    },
    "profiles": {
      "required": false,
      "type": "array",
      "maxItems": 50,
      "kind": "objects",
      "object": "TravelProfile"
    },
    "vehicles": {
      "required": true,
      "type": "array",
      "minItems": 1,
      "kind": "objects",
      "object": "Vehicle"
    },
    "stops": {
      "required": true,
      "type": "array",
      "kind": "objects",
      "object": "Stop"
    },
    "shipments": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "object": "Shipment"
    },
    "depots": {
      "required": false,
      "type": "array",
      "maxItems": 100,
      "kind": "objects",
      "object": "Depot"
    },
    "fleet_limits": {
      "required": false,
      "type": "array",
      "maxItems": 100,
      "kind": "objects",
      "object": "FleetLimit"
    },
    "relations": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "union": {
        "same_vehicle": "SameVehicle",
        "different_vehicles": "DifferentVehicles",
        "in_order": "InOrder",
        "in_direct_order": "InDirectOrder",
        "one_of": "OneOf"
      }
    },
    "incompatible_goods": {
      "required": false,
      "type": "array",
      "maxItems": 1000,
      "kind": "objects",
      "object": "IncompatibleGoods"
    },
    "initial_routes": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "object": "InitialRoute"
    },
    "locked_until": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "change_prices": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "ChangePrices"
    },
    "objective": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "PlanObjective"
    },
    "time_limit_seconds": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 1.7976931348623157e+308
      }
    },
    "seed": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 0,
        "exclusive": false,
        "maximum": 4294967295
      }
    },
    "iterations": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 1000000000
      }
    },
    "strategy": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 64
    },
    "bound": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 16,
      "values": [
        "default",
        "strong"
      ]
    },
    "callback_url": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 2048
    }
  },
  "PlanToCheck": {
    "request": {
      "required": true,
      "type": "object",
      "kind": "object",
      "object": "PlanRequest"
    },
    "routes": {
      "required": true,
      "type": "array",
      "kind": "objects",
      "object": "RouteToCheck"
    }
  },
  "ReloadVisit": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "reload"
      ]
    },
    "location": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    }
  },
  "Reloads": {
    "locations": {
      "required": true,
      "type": "array",
      "minItems": 1,
      "maxItems": 1000,
      "kind": "ids"
    },
    "loading_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "max_trips": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 2147483647
      }
    }
  },
  "RemovedParts": {
    "stops": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "shipments": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "vehicles": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "fields": {
      "required": false,
      "type": "array",
      "kind": "ids"
    }
  },
  "RouteToCheck": {
    "vehicle": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "vehicle_number": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 2147483647
      }
    },
    "stops": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "visits": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "union": {
        "stop": "StopVisit",
        "pickup": "PickupVisit",
        "delivery": "DeliveryVisit",
        "reload": "ReloadVisit"
      }
    }
  },
  "SameVehicle": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "same_vehicle"
      ]
    },
    "stops": {
      "required": true,
      "type": "array",
      "minItems": 2,
      "maxItems": 10000,
      "kind": "ids"
    }
  },
  "Shift": {
    "earliest": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "latest": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    }
  },
  "Shipment": {
    "id": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "pickup": {
      "required": true,
      "type": "object",
      "kind": "object",
      "object": "ShipmentEnd"
    },
    "delivery": {
      "required": true,
      "type": "object",
      "kind": "object",
      "object": "ShipmentEnd"
    },
    "amounts": {
      "required": false,
      "type": "object",
      "kind": "amounts",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "goods": {
      "required": false,
      "type": "array",
      "maxItems": 31,
      "kind": "ids"
    },
    "max_ride_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "skills": {
      "required": false,
      "type": "array",
      "maxItems": 1000,
      "kind": "ids"
    },
    "allowed_vehicles": {
      "required": false,
      "type": "array",
      "minItems": 1,
      "kind": "ids"
    },
    "forbidden_vehicles": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "vehicle_prices": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "object": "VehiclePrice"
    },
    "required": {
      "required": false,
      "type": "boolean"
    },
    "price_of_omission": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "priority": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": true,
        "maximum": 1000000
      }
    }
  },
  "ShipmentEnd": {
    "location": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "service_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "setup_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "windows": {
      "required": false,
      "type": "array",
      "maxItems": 50,
      "kind": "objects",
      "object": "StopWindow"
    },
    "late_cost_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "Stop": {
    "id": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "location": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "delivers": {
      "required": false,
      "type": "object",
      "kind": "amounts",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "collects": {
      "required": false,
      "type": "object",
      "kind": "amounts",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "goods": {
      "required": false,
      "type": "array",
      "maxItems": 31,
      "kind": "ids"
    },
    "service_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "setup_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "windows": {
      "required": false,
      "type": "array",
      "maxItems": 50,
      "kind": "objects",
      "object": "StopWindow"
    },
    "late_cost_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "skills": {
      "required": false,
      "type": "array",
      "maxItems": 1000,
      "kind": "ids"
    },
    "allowed_vehicles": {
      "required": false,
      "type": "array",
      "minItems": 1,
      "kind": "ids"
    },
    "forbidden_vehicles": {
      "required": false,
      "type": "array",
      "kind": "ids"
    },
    "vehicle_prices": {
      "required": false,
      "type": "array",
      "kind": "objects",
      "object": "VehiclePrice"
    },
    "released_at": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "required": {
      "required": false,
      "type": "boolean"
    },
    "price_of_omission": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "priority": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": true,
        "maximum": 1000000
      }
    }
  },
  "StopVisit": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "stop"
      ]
    },
    "stop": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    }
  },
  "StopWindow": {
    "earliest": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "latest": {
      "required": false,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    }
  },
  "TimedDurations": {
    "time_of_day": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 5,
      "maxLength": 5
    },
    "durations_seconds": {
      "required": true,
      "type": "array",
      "kind": "matrix",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "TravelEstimate": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "estimate"
      ]
    },
    "detour_factor": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 1,
        "exclusive": false,
        "maximum": 100
      }
    },
    "speed_kilometers_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0.001,
        "exclusive": false,
        "maximum": 100000
      }
    }
  },
  "TravelMatrices": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "matrices"
      ]
    },
    "distances_meters": {
      "required": false,
      "type": "array",
      "kind": "matrix",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "durations_seconds": {
      "required": false,
      "type": "array",
      "kind": "matrix",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "durations_by_time": {
      "required": false,
      "type": "array",
      "minItems": 2,
      "maxItems": 48,
      "kind": "objects",
      "object": "TimedDurations"
    },
    "speed_kilometers_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0.001,
        "exclusive": false,
        "maximum": 100000
      }
    }
  },
  "TravelProfile": {
    "id": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "travel": {
      "required": true,
      "type": "object",
      "kind": "object",
      "union": {
        "estimate": "TravelEstimate",
        "matrices": "TravelMatrices",
        "uploaded": "TravelUploaded"
      }
    }
  },
  "TravelUploaded": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "uploaded"
      ]
    },
    "name": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 64
    },
    "speed_kilometers_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0.001,
        "exclusive": false,
        "maximum": 100000
      }
    }
  },
  "Vehicle": {
    "id": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "count": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 1,
        "exclusive": false,
        "maximum": 2147483647
      }
    },
    "profile": {
      "required": false,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "start": {
      "required": false,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "end": {
      "required": false,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "shift": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "Shift"
    },
    "breaks": {
      "required": false,
      "type": "array",
      "maxItems": 16,
      "kind": "objects",
      "union": {
        "window": "WindowBreak",
        "interval": "IntervalBreak"
      }
    },
    "capacities": {
      "required": false,
      "type": "object",
      "kind": "amounts",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "skills": {
      "required": false,
      "type": "array",
      "maxItems": 1000,
      "kind": "ids"
    },
    "max_duration_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "max_driving_seconds": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "max_distance_meters": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "max_stops": {
      "required": false,
      "type": "integer",
      "bounds": {
        "integer": true,
        "minimum": 0,
        "exclusive": false,
        "maximum": 2147483647
      }
    },
    "deliveries_first": {
      "required": false,
      "type": "boolean"
    },
    "unloading": {
      "required": false,
      "type": "string",
      "kind": "text",
      "maxLength": 32,
      "values": [
        "any",
        "last_in_first_out"
      ]
    },
    "reloads": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "Reloads"
    },
    "fixed_cost": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "cost_per_kilometer": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "cost_per_hour": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    },
    "overtime": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "Overtime"
    },
    "excess_distance": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "ExcessDistance"
    },
    "excess_stops": {
      "required": false,
      "type": "object",
      "kind": "object",
      "object": "ExcessStops"
    },
    "excess_loads": {
      "required": false,
      "type": "array",
      "maxItems": 100,
      "kind": "objects",
      "object": "ExcessLoad"
    },
    "speed_factor": {
      "required": false,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0.001,
        "exclusive": false,
        "maximum": 1000
      }
    }
  },
  "VehiclePrice": {
    "vehicle": {
      "required": true,
      "type": "string",
      "kind": "text",
      "minLength": 1,
      "maxLength": 128
    },
    "price": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  },
  "WindowBreak": {
    "type": {
      "required": true,
      "type": "string",
      "kind": "text",
      "values": [
        "window"
      ]
    },
    "earliest": {
      "required": true,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "latest": {
      "required": true,
      "type": "string",
      "kind": "instant",
      "maxLength": 35
    },
    "other_windows": {
      "required": false,
      "type": "array",
      "maxItems": 10,
      "kind": "objects",
      "object": "BreakWindow"
    },
    "break_seconds": {
      "required": true,
      "type": "number",
      "bounds": {
        "integer": false,
        "minimum": 0,
        "exclusive": false,
        "maximum": 1000000000000
      }
    }
  }
};
